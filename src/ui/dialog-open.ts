/** Whether a dialog is open, which then has the keys: what listens for them on the page leaves them alone. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]') !== null
}
