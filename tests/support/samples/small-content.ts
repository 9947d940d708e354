/** Files of a content folder by their paths in it. */
export type Files = Record<string, string>

/** A complete content folder without mistakes, as small as possible. */
export const SMALL: Files = {
  'subjects/physics.yaml': `key: physics
name: Physics
grade: Class 12
order: 1
icon: atom
hue: blue
description: Things that move.
chapters:
  - id: waves
    title: Waves
    description: What swings and spreads.
    topics:
      - Sound
      - Light
  - id: heat
    title: Heat
    description: What warms.
    topics:
      - Expansion
`,
  'exams/small-2082.yaml': `name: Small entrance
year: 2082
duration: { value: 12, status: agreed }
questions: { value: 3, status: agreed }
marks: { value: 4, status: derived }
penaltyPerWrong: { value: 0.25, status: conflict, remark: Sources disagree. }
unanswered: { value: 0, status: assumed }
merit: { value: By total marks., status: one source }
sections:
  - id: physics
    name: Physics
    questions: { value: 2, status: agreed }
    marks: { value: 3, status: agreed }
    split: { oneMark: 1, twoMarks: 1, status: derived }
  - id: agility
    name: Agility Test
    questions: { value: 1, status: agreed }
    marks: { value: 1, status: agreed }
    split: { oneMark: 1, twoMarks: 0, status: derived }
    topics: { value: [Verbal, Spatial], status: agreed }
`,
  'quizzes/single.yaml': `title: A small quiz
description: Two questions.
subject: physics
series: class-12
isActive: true
timeLimit: 10
createdAt: 2026-11-21
tags: [small]
questions:
  - id: minute
    chapter: physics/waves
    topic: Sound
    difficulty: Easy
    marks: 1
    question: How many seconds has a minute?
    options:
      - '30'
      - '45'
      - '60'
      - '90'
    answer: C
    explanation: By definition.
  - id: sum
    chapter: physics/waves
    topic: Light
    difficulty: Easy
    marks: 2
    question: What is $2+3$?
    options:
      - $\\tfrac12\\,\\text{m}$
      - $5\\,\\text{m}$
      - $6\\,\\text{m}$
      - $8\\,\\text{m}$
    answer: B
    explanation: Counting on gives $5$.
`,
  'quizzes/mock/_quiz.yaml': `title: A small mock
description: Three questions.
subject: mixed
series: ioe
isActive: true
timeLimit: 12
createdAt: 2026-11-21
tags: [mock]
exam: small-2082
sections: [physics, agility]
`,
  'quizzes/mock/physics.yaml': `questions:
  - id: hour
    chapter: physics/heat
    topic: Expansion
    difficulty: Easy
    marks: 1
    question: How many minutes has an hour?
    options: ['30', '45', '60', '90']
    answer: C
    explanation: By definition.
  - id: day
    chapter: physics/waves
    topic: Sound
    difficulty: Easy
    marks: 2
    question: How many hours has a day?
    options: ['12', '24', '48', '60']
    answer: B
    explanation: By definition.
`,
  'quizzes/mock/agility.yaml': `questions:
  - id: week
    topic: Verbal
    difficulty: Easy
    marks: 1
    question: How many days has a week?
    options: ['5', '6', '7', '8']
    answer: C
    explanation: By definition.
`,
  'resources/blogs/ioe-entrance-exam-format.md': `---
title: The format
excerpt: What is asked.
date: 2026-11-21
category: Entrance Exams
rank: 1
featured: true
tags: [exam]
---

One hundred questions, see [the quizzes](/quiz).
`,
  'notes/physics/waves/notes.typ': `#metadata((
  chapter: "physics/waves",
  title: "Waves",
  description: "What swings.",
  added: "2026-11-21",
)) <note-header>
// note.with stands here in a real note.
Sound and light.
`,
}
