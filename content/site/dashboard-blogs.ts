/**
 * The page of blogs in the dashboard. The figures and the reading history are a sample, not a record of anybody's
 * reading; the articles and the categories are those of the public blogs.
 */
export const DASHBOARD_BLOGS = {
  sample: true,
  note: 'The figures and the reading history on this page are a sample.',
  stats: [
    { label: 'Articles Read', value: '12', icon: 'book' },
    { label: 'Reading Time', value: '1 h 10 min', icon: 'clock' },
    { label: 'Saved', value: '4', icon: 'bookmark' },
    { label: 'Categories', value: '6', icon: 'grid' },
  ],
  featured: [
    {
      id: 'ioe-entrance-exam-format',
      title: 'IOE entrance exam format: questions, marks, time and ranking',
      category: 'Entrance Exams',
    },
    { id: 'recall-before-you-reread', title: 'Recall before you reread', category: 'Study Tips' },
    { id: 'free-body-diagrams-first', title: 'Draw the forces first', category: 'Physics' },
  ],
  categories: [
    { name: 'Study Tips', icon: 'spark' },
    { name: 'Mathematics', icon: 'sigma' },
    { name: 'Physics', icon: 'atom' },
    { name: 'Chemistry', icon: 'flask' },
    { name: 'Biology', icon: 'leaf' },
    { name: 'Entrance Exams', icon: 'target' },
  ],
  history: [
    {
      id: 'dot-or-cross-product',
      title: 'Dot or cross? Two products, one worked example',
      ago: 'Yesterday',
      progress: 100,
    },
    { id: 'titrations-in-three-steps', title: 'Every titration is three steps', ago: '3 days ago', progress: 60 },
    {
      id: 'how-to-learn-from-a-mock-test',
      title: 'What to do in the hour after a mock test',
      ago: '5 days ago',
      progress: 25,
    },
  ],
} as const
