// npm run content:build: makes content/built, and prints how much is in it.
import { buildContent } from './built-content.ts'
import { exitWithMistakes } from './mistakes.ts'

try {
  const counts = await buildContent()
  console.log(
    `Content: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}`,
  )
} catch (error) {
  exitWithMistakes(error, 'nothing was built.')
}
