/** The view of a course's table: the guide says what happened and what to do: no recap, no hints. */

import { TableView } from "../../table/view.svelte";

export class CourseView extends TableView {
  override get offersHints(): boolean {
    return false;
  }

  override showRecap(): void {
    this.recap = [];
  }
}
