// A student who wants the quiz dashboard on a small screen is asked once a session.
const KEY = 'quiz_dashboard_anyway'

export function viewsAnyway(): boolean {
  return sessionStorage.getItem(KEY) === 'yes'
}

export function rememberViewAnyway(): void {
  try {
    sessionStorage.setItem(KEY, 'yes')
  } catch {
    // Then the question comes again next time.
  }
}
