/** The four figures of the stats band and the three testimonials are fixed texts, and samples: not measured, not said by anyone. */
export const STATS = [
  { label: 'Active Students', value: '10,000+', icon: 'users' },
  { label: 'Study Materials', value: '1,000+', icon: 'book' },
  { label: 'Success Rate', value: '95%', icon: 'target' },
  { label: 'Hours Saved', value: '1M+', icon: 'clock' },
] as const

export const FEATURES = [
  {
    icon: 'book',
    title: 'Comprehensive Study Materials',
    description: 'Notes for whole chapters, written for the board paper.',
    benefits: ['Derivations step by step', 'Worked examples with units', 'Board-style questions with answers'],
  },
  {
    icon: 'layers',
    title: 'Educational Resources',
    description: 'What helps beside the textbook.',
    benefits: ['Exam formats explained', 'Past-paper practice with keys', 'Study methods that work'],
  },
  {
    icon: 'chart',
    title: 'Progress Tracking',
    description: 'See where your marks come from, and where they go.',
    benefits: ['Every quiz is kept', 'Scores over time', 'Your weak topics named'],
  },
  {
    icon: 'grid',
    title: 'Organized Learning',
    description: 'One place for everything, in the order of the curriculum.',
    benefits: ['By class, subject and chapter', 'Your last page remembered', 'Works on a small phone'],
  },
] as const
