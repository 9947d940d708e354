// npm run content:publish: records every quiz as it is, so that the worker can still grade it after it has changed.
import { exitWithMistakes } from '#scripts/content/mistakes.ts'
import { contentFolder } from '#scripts/content/places.ts'
import { readCatalogue } from '#scripts/content/subjects.ts'
import { hideQuestionNames } from '../question-forms.ts'
import { buildQuizzes } from '../quizzes.ts'
import { publish, readRegister, writePublished } from './register.ts'

try {
  const register = readRegister(contentFolder)
  const today = new Date().toISOString().slice(0, 10)
  const changed = buildQuizzes(readCatalogue(contentFolder)).flatMap((quiz) => {
    const published = publish(hideQuestionNames(quiz), register.get(quiz.id), today)
    if (!published) return []
    writePublished(contentFolder, quiz.id, published)
    return `${quiz.id}, version ${published.versions.length}`
  })
  console.log(changed.length > 0 ? `Published:\n${changed.join('\n')}` : 'All quizzes are published as they are.')
} catch (error) {
  exitWithMistakes(error, 'nothing was published.')
}
