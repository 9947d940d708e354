import { createFileRoute } from '@tanstack/react-router'
import { QuizzesPage } from '../../../features/quiz/quizzes-page.tsx'

export const Route = createFileRoute('/dashboard/quizzes/')({ component: QuizzesPage })
