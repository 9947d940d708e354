import { Button } from '#src/ui/button.tsx'

type Props = { isStarting: boolean; onShowSheet: () => void; onStart: () => void }

/** For an exam that is answered on paper: its sheet, and the start with the clock but without options to choose. */
export function PaperOffer({ isStarting, onShowSheet, onStart }: Props) {
  return (
    <section aria-labelledby="on-paper" className="card flex flex-col gap-4 p-4 sm:p-6">
      <div className="flex flex-col gap-2">
        <h2 className="text-20" id="on-paper">
          On paper, as in the exam
        </h2>
        <p className="text-soft">
          This exam is answered by filling bubbles on a sheet. Print the sheet, read the questions here while the clock
          runs, and mark your answers on paper. Then put the pen down and enter what you marked: it is graded in the
          same way.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button className="grow sm:grow-0" icon="printer" kind="secondary" onClick={onShowSheet}>
          Answer sheet to print
        </Button>
        <Button busy={isStarting} className="grow sm:grow-0" icon="paper" kind="secondary" onClick={onStart}>
          Start on paper
        </Button>
      </div>
    </section>
  )
}
