import index from '../../content/built/subject-index.json'
import type { SchoolClass } from '../../domain/catalogue/school-class.ts'
import type { SubjectContent } from '../../domain/study/recommendation.ts'
import { listQuizzes } from '../quizzes/find-quiz.ts'

/**
 * The subjects of a class by their names, with the quizzes of each. A mock exam with several subjects is left out.
 * Quizzes are recommended to students of every class.
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
