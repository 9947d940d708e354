/** The sign-in page: what an account is good for. */
export const BENEFITS = [
  {
    icon: 'book',
    title: 'Study materials',
    text: 'Chapter-wise notes with derivations, worked examples and board-style questions.',
  },
  {
    icon: 'quiz',
    title: 'Mock tests and practice',
    text: 'Timed quizzes for the board, IOE and CEE, graded with explanations.',
  },
  {
    icon: 'chart',
    title: 'Progress tracking',
    text: 'Every quiz and every note you read is kept, so you see where you stand.',
  },
  {
    icon: 'trophy',
    title: 'Achievement system',
    text: 'Points for every mark you earn and a streak for every day you study.',
  },
] as const
