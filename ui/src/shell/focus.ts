/** Where the keyboard was before something came over the page, so that it can go back there. */

export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected)
      before.focus();
  };
}
