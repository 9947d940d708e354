/** Whether a dialog is open. Then the page's own shortcuts do nothing. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
