/** Installing the page as an app, where the browser offers it. */

/** What browsers with such an offer send; no standard names it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer: Offer | undefined = $state.raw();

/** Keep the browser's offer, which comes once, soon after the page has loaded. */
export function watchInstalling(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as Offer;
  });
  addEventListener("appinstalled", () => {
    offer = undefined;
  });
}

export function canInstall(): boolean {
  return offer !== undefined;
}

/** Let the browser ask; it makes a new offer if it may be asked again. */
export function install(): void {
  void offer?.prompt().catch(() => undefined);
  offer = undefined;
}
