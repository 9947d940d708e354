/** Whether a dialog is open. Then the page's own key handlers do nothing. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]') !== null
}
