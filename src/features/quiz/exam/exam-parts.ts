// What the player adds for a mock exam. It is one part, so that the player of other quizzes does without it.
export { ExamNavigator } from './exam-navigator.tsx'
export { FullScreenButton } from './full-screen-button.tsx'
export { PaperEntry } from './paper-entry.tsx'
export { PenDownDialog } from './pen-down-dialog.tsx'
export { SectionSummary } from './section-summary.tsx'
export { SectionSwitch } from './section-switch.tsx'
