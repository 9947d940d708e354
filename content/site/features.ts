/** The features page: four cards with a link each, and four extra items. */
export const FEATURE_CARDS = [
  {
    icon: 'book',
    hue: 'blue',
    title: 'Comprehensive Study Materials',
    description:
      'Notes for whole chapters, written for the paper you will sit, as PDFs that you can read here or keep.',
    points: [
      'Key formulas first, then derivations step by step',
      'Worked examples with units, in the style of the board',
      'Board-style questions with answers at the end',
    ],
    action: { label: 'Browse Notes', to: '/notes' },
  },
  {
    icon: 'layers',
    hue: 'violet',
    title: 'Educational Resources',
    description: 'What helps beside the textbook: blogs, articles, news, and papers to practise on.',
    points: [
      'Exam formats explained, with their marks and minutes',
      'Practice papers of our own, with answer keys',
      'Study methods that hold up under a deadline',
    ],
    action: { label: 'Explore Resources', to: '/resources' },
  },
  {
    icon: 'chart',
    hue: 'green',
    title: 'Progress Tracking',
    description: 'Sign in, and Adhyayan remembers what you read and every quiz you sit, on any phone or computer.',
    points: [
      'Scores kept and drawn over time',
      'The topics that cost you marks, by name',
      'Notes open at the page where you left them',
    ],
    action: { label: 'Start With a Note', to: '/notes' },
  },
  {
    icon: 'grid',
    hue: 'amber',
    title: 'Organized Learning',
    description: 'One place for everything, in the order of the curriculum, so that you look for less and study more.',
    points: [
      'By class, subject and chapter, as the curriculum has them',
      'One search over subjects and their topics',
      'Past-paper practice by subject, year and board',
    ],
    action: { label: 'See All Resources', to: '/resources' },
  },
] as const

export const EXTRA_FEATURES = [
  {
    icon: 'clock',
    title: 'Timed quizzes',
    description: 'The clock and the marks of the exam. Every answer is explained afterwards.',
  },
  {
    icon: 'mobile',
    title: 'Made for a small phone',
    description: 'Light pages that load on a slow line, with nothing to install.',
  },
  {
    icon: 'cloud',
    title: 'Your work is safe',
    description: 'A quiz survives a reload or a lost connection, and is handed in when the line is back.',
  },
  {
    icon: 'spark',
    title: 'Free, without ads',
    description: 'No price, no advertising, and nobody follows what you do here.',
  },
] as const
