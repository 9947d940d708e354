import { useTitle } from '../../ui/use-title.ts'

export function Landing() {
  useTitle('Free notes, quizzes and mock exams for students in Nepal')
  return (
    <div className="page py-16">
      <h1 className="text-44">Adhyayan</h1>
    </div>
  )
}
