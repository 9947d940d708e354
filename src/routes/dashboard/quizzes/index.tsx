import { createFileRoute } from '@tanstack/react-router'
import { QuizzesPage } from '../../../features/quiz/overview/quizzes-page.tsx'

export const Route = createFileRoute('/dashboard/quizzes/')({ component: QuizzesPage })
