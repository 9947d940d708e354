import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkName, type Room, type Skeleton, toTitle } from './skeletons.ts'

export function planBlog(name: string | undefined, { folder, today }: Room): Skeleton {
  const id = checkName(name ?? 'new-post')
  const blogs = join(folder, 'resources/blogs')
  return {
    file: join(blogs, `${id}.md`),
    text: `---
title: '${toTitle(id)}'
excerpt: Say in one or two sentences what the reader will take away.
date: ${findFreeDay(blogs, today)}
category: Study Tips # Study Tips, Mathematics, Physics, Chemistry, Biology or Entrance Exams
rank: ${findFreeRank(blogs)} # the place in Most Popular, each number once
tags: [sample]
---

Write your text here. Leave an empty line between two paragraphs. **Two stars** set a word strongly.

## A heading

- A list has a hyphen before each item.
- Mathematics stands between dollars: $E = m c^2$.

> A line that begins with this sign is shown as a tip.

Links lead to our own pages, such as [the notes](/notes), or to a whole https:// address.
`,
    next: [`Run npm start and look at http://localhost:8787/resources/blogs/${id}`],
    otherwise: 'Add a name of your own: npm run content:new blog reading-a-graph',
  }
}

/** Today, or the last day before it that no other post has. */
function findFreeDay(folder: string, today: string): string {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const taken = new Set(names.map((name) => /^date: *(\S+)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1]))
  const day = new Date(today)
  while (taken.has(day.toISOString().slice(0, 10))) day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}

function findFreeRank(folder: string): number {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const ranks = names.map((name) => Number(/^rank: *(\d+)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? 0))
  return Math.max(0, ...ranks) + 1
}

export function planPaper(name: string | undefined, { folder }: Room): Skeleton {
  const id = checkName(name ?? 'new-paper')
  return {
    file: join(folder, 'papers', `${id}.yaml`),
    text: `# Text from # to the end of a line is for you alone. More about papers: docs/content.md
title: '${toTitle(id)}'
subject: Physics # Physics, Chemistry, Mathematics, Biology, English or Computer Science
year: 2024 # the year whose pattern it follows, 2020 to 2024
board: IOE # NEB, IOE or CEE; a paper of NEB must have its full pattern
type: Practice Set # Board Exam, Model Question, Practice Set, Practice Test or Entrance Exam
description: Say in one sentence what the reader will find.
duration: 30 # minutes
fullMarks: 4 # must be what the questions make together
instructions:
  - Answer all questions.
parts:
  # Texts of questions are Typst markup: mathematics between dollars, as in $v = u + a t$.
  - title: Group A
    choices:
      - question: This is a sample question. What is $2 + 3$?
        options: ['4', '5', '6', '8']
        answer: B
        explanation: Counting on from 2 by three steps gives 5.
        marks: 1
  - title: Group B
    written:
      - question: This is a sample of a question that is answered in writing. State and explain Newton's first law.
        marks: 3
        # Each step says what it earns; together they earn the marks of the question.
        answer: >-
          A body stays at rest, or in uniform motion along a straight line, unless a net force acts on it. #earns(2)
          So a force is what changes a motion, not what keeps it up. #earns(1)
  # Questions of the bank are drawn by their ids, which print with their answers:
  # - title: Group C
  #   bank:
  #     - { quiz: ioe-physics-mechanics, ids: [equal-forces-sum-and-difference] }
`,
    next: ['Run npm start and look at http://localhost:8787/resources/past-papers'],
    otherwise: 'Add a name of your own: npm run content:new paper ioe-physics-set-2',
  }
}
