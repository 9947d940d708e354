import { countOf } from '#domain/numbers.ts'
import { type ExamSection, listSections } from '#domain/quiz/exam-sections.ts'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'

/** The sections of a mock exam with their questions and marks. */
export function ExamPattern({ quiz }: { quiz: PublicQuiz }) {
  const sections = listSections(quiz)
  return (
    <section aria-labelledby="pattern" className="card flex flex-col gap-2 p-4 sm:p-6">
      <h2 className="text-20" id="pattern">
        The paper
      </h2>
      <table className="tabular w-full">
        <thead className="text-13 text-soft">
          <tr>
            <th className="py-1 text-left font-normal" scope="col">
              Section
            </th>
            <th className="py-1 pl-1 text-right font-normal" scope="col">
              Ques&shy;tions
            </th>
            <th className="py-1 pl-1 text-right font-normal" scope="col">
              Marks
            </th>
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <tr className="border-t border-line" key={section.name}>
              <th className="py-2 text-left font-semibold" scope="row">
                <span>{section.name}</span>
                {section.byMarks.length > 1 && (
                  <span className="block text-13 font-normal text-faint">{describeMarks(section)}</span>
                )}
              </th>
              <td className="py-2 pl-1 text-right">{section.positions.length}</td>
              <td className="py-2 pl-1 text-right">{section.marks}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-strong font-semibold">
            <th className="py-2 text-left" scope="row">
              Together
            </th>
            <td className="py-2 pl-1 text-right">{quiz.totalQuestions}</td>
            <td className="py-2 pl-1 text-right">{quiz.totalMarks}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** For example `20 of 1 mark, 15 of 2 marks`. */
function describeMarks({ byMarks }: ExamSection): string {
  return byMarks.map(([marks, questions]) => `${questions} of ${countOf(marks, 'mark')}`).join(', ')
}
