/** The community page, which is not open yet. The topics and groups are examples: nobody wrote them and nobody joined. */
export const COMMUNITY = {
  note: 'Discussions and study groups are not open yet. The topics and groups below are examples of how this page will look. Your achievements are real.',
  newDiscussion: 'Discussions are coming. Nothing can be posted yet.',
  discussions: [
    {
      id: 'rolling-sphere-cylinder',
      title: 'Why does a solid sphere roll down faster than a hollow one?',
      text: 'Both have the same mass and radius, and the height is the same. Where does the difference come from?',
      subject: 'Physics',
    },
    {
      id: 'one-tenth-penalty',
      title: 'When is a guess worth it with a penalty of 0.1?',
      text: 'I can often strike out two of the four options. Should I answer then, or leave the question?',
      subject: 'Entrance Exams',
    },
    {
      id: 'sn1-or-sn2',
      title: 'How do you decide between the two kinds of substitution?',
      text: 'I know the two mechanisms, but in a question I never know which one is meant.',
      subject: 'Chemistry',
    },
    {
      id: 'long-biology-names',
      title: 'A way to keep the names of classification apart',
      text: 'I make a small tree for each phylum and draw it again from memory. What works for you?',
      subject: 'Biology',
    },
  ],
  groups: [
    { id: 'physics-evenings', title: 'Physics Evenings', subject: 'Physics', text: 'Ten numerical problems a week.' },
    { id: 'organic-map', title: 'Organic Map', subject: 'Chemistry', text: 'One reaction a day, drawn from memory.' },
    { id: 'cee-mornings', title: 'CEE Mornings', subject: 'Biology', text: 'Fifty mixed questions before breakfast.' },
    {
      id: 'calculus-table',
      title: 'Calculus Table',
      subject: 'Mathematics',
      text: 'Solving on paper, then comparing the steps.',
    },
  ],
} as const
