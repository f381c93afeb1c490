/** The view of a course's table: the guide says what happened, so there is no recap. */

import { TableView } from "../../table/view.svelte";

export class CourseView extends TableView {
  override showRecap(): void {
    this.recap = [];
  }
}
