/** The community page, which is not open yet. The topics and groups are examples: nobody wrote them and nobody joined. */
export const COMMUNITY = {
  note: 'Discussions and study groups are not open yet. The topics and groups below are examples of how this page will look. Your achievements are real.',
  newDiscussion: 'Discussions are coming. Nothing can be posted yet.',
  discussions: [
    {
      id: 'rolling-sphere-cylinder',
      title: 'Why does a solid sphere roll down faster than a hollow one?',
      excerpt: 'Both have the same mass and radius, and the height is the same. Where does the difference come from?',
      subject: 'Physics',
    },
    {
      id: 'one-tenth-penalty',
      title: 'When is a guess worth it with a penalty of 0.1?',
      excerpt: 'I can often strike out two of the four options. Should I answer then, or leave the question?',
      subject: 'Entrance Exams',
    },
    {
      id: 'sn1-or-sn2',
      title: 'How do you decide between the two kinds of substitution?',
      excerpt: 'I know the two mechanisms, but in a question I never know which one is meant.',
      subject: 'Chemistry',
    },
    {
      id: 'long-biology-names',
      title: 'A way to keep the names of classification apart',
      excerpt: 'I make a small tree for each phylum and draw it again from memory. What works for you?',
      subject: 'Biology',
    },
  ],
  groups: [
    { id: 'physics-evenings', name: 'Physics Evenings', subject: 'Physics', about: 'Ten numerical problems a week.' },
    { id: 'organic-map', name: 'Organic Map', subject: 'Chemistry', about: 'One reaction a day, drawn from memory.' },
    { id: 'cee-mornings', name: 'CEE Mornings', subject: 'Biology', about: 'Fifty mixed questions before breakfast.' },
    {
      id: 'calculus-table',
      name: 'Calculus Table',
      subject: 'Mathematics',
      about: 'Solving on paper, then comparing the steps.',
    },
  ],
} as const
