import index from '../../content/built/subject-index.json'
import type { SchoolClass } from '../../domain/catalogue/school-class.ts'
import type { SubjectContent } from '../../domain/study/recommendation.ts'
import { listQuizzes } from '../quizzes/bank.ts'

/**
 * The subjects of a class by their names, with the quizzes of each. A mixed mock belongs to no subject, so it is in none.
 * Quizzes are for every class: what is practised is recommended whoever practises it.
 */
export function listSubjectContents(schoolClass: SchoolClass): SubjectContent[] {
  return index
    .filter((subject) => subject.grade_level === schoolClass)
    .map(({ key, name }) => ({
      key,
      subject: name,
      url: `/notes/${key}`,
      quizzes: listQuizzes().filter((quiz) => quiz.subject === name),
    }))
}
