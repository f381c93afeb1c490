/** Highlights on the table what a line of text is about, while it is pointed at or focused. */

import type { Attachment } from "svelte/attachments";
import type { Highlight, TableApi } from "./api";

export function highlighting(view: TableApi, what: Highlight): Attachment<HTMLElement> {
  return (line) => {
    const on = () => view.highlight(what);
    const off = () => view.highlight(undefined);
    line.onpointerenter = on;
    line.onpointerleave = off;
    // Unlike the others, these two have no property.
    line.addEventListener("focusin", on);
    line.addEventListener("focusout", off);
    return () => {
      line.onpointerenter = line.onpointerleave = null;
      line.removeEventListener("focusin", on);
      line.removeEventListener("focusout", off);
    };
  };
}
