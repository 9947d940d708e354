// The four figures of the stats band and the three testimonials are fixed sample texts: nothing was measured, and nobody
// said this.

export const STATS = [
  { label: 'Active Students', value: '10,000+', icon: 'users', hue: 'blue' },
  { label: 'Study Materials', value: '1,000+', icon: 'book', hue: 'amber' },
  { label: 'Success Rate', value: '95%', icon: 'target', hue: 'green' },
  { label: 'Hours Saved', value: '1M+', icon: 'clock', hue: 'violet' },
] as const

/** Without real names and pictures of people. */
export const TESTIMONIALS = [
  {
    id: 'board',
    name: 'Sample student',
    role: 'Class 12, science',
    quote:
      'The worked examples are set out the way the board wants them. I read a chapter on the bus and try its quiz at night.',
    image: 'atom',
  },
  {
    id: 'ioe',
    name: 'Sample student',
    role: 'IOE candidate',
    quote: 'After a mock I see which topics cost me marks. That tells me what to open next, and what to leave alone.',
    image: 'sigma',
  },
  {
    id: 'cee',
    name: 'Sample student',
    role: 'CEE candidate',
    quote: 'The light went in the middle of a quiz. When it came back, every answer was still there.',
    image: 'leaf',
  },
] as const

/** `art` is the name of the drawing on the card. */
export const FEATURES = [
  {
    hue: 'blue',
    art: 'page',
    title: 'Comprehensive Study Materials',
    description: 'Notes for whole chapters, written for the board paper.',
    benefits: ['Derivations step by step', 'Worked examples with units', 'Board-style questions with answers'],
  },
  {
    hue: 'violet',
    art: 'sheets',
    title: 'Educational Resources',
    description: 'Blogs, articles, news and papers: what helps beside the textbook.',
    benefits: ['Exam formats explained', 'Past-paper practice with keys', 'Study methods that work'],
  },
  {
    hue: 'green',
    art: 'curve',
    title: 'Progress Tracking',
    description: 'See where your marks come from, and where they go.',
    benefits: ['Every quiz is kept', 'Scores over time', 'Your weak topics named'],
  },
  {
    hue: 'amber',
    art: 'tree',
    title: 'Organized Learning',
    description: 'One place for everything, in the order of the curriculum.',
    benefits: ['By class, subject and chapter', 'Your last page remembered', 'Works on a small phone'],
  },
] as const

/** The sample quiz in the hero. */
export const SAMPLE_QUIZ = { subject: 'Physics', topic: 'Rotational Dynamics', questions: 20, answered: 15 } as const
