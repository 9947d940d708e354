import { SETUP_STEPS, setupProgress } from './setup-draft.ts'

const WIDTHS = ['w-1/3', 'w-2/3', 'w-full']

export function SetupProgress({ step }: { step: number }) {
  const percent = setupProgress(step)
  return (
    <div className="flex flex-col gap-2">
      <p className="flex justify-between text-13 text-soft">
        <span>{`Step ${step} of ${SETUP_STEPS}`}</span>
        <span className="tabular">{`${percent}%`}</span>
      </p>
      <div
        aria-label="Setup progress"
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={percent}
        aria-valuetext={`Step ${step} of ${SETUP_STEPS}`}
        className="h-2 overflow-hidden rounded-full bg-raised"
        role="progressbar"
      >
        <div className={`h-full rounded-full bg-accent ${WIDTHS[step - 1]}`} data-fill />
      </div>
    </div>
  )
}
