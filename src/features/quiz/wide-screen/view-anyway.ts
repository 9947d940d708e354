import { tabTexts } from '#src/platform/device/local-text.ts'

// A student who wants the quiz dashboard on a small screen is asked once a session.
const KEY = 'quiz_dashboard_anyway'

export function viewsAnyway(): boolean {
  return tabTexts.read(KEY) === 'yes'
}

export function rememberViewAnyway(): void {
  tabTexts.write(KEY, 'yes')
}
