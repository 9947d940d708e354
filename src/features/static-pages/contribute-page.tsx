import { CONTRIBUTE } from '#content/site/contribute.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

/** `about` is the chapter or the subject that the visitor came from. */
export function ContributePage({ about }: { about?: string }) {
  const subject = about ? `Contribute Notes: ${about}` : 'Contribute Notes'
  return (
    <div className="page flex flex-col gap-8 py-8 lg:py-12">
      <PageHead
        description="How to send a note of your own to Adhyayan: where to put the file, what to write, and what happens then."
        path="/contribute"
        title="Contribute Notes"
      />
      <header className="flex flex-col gap-3">
        <h1 className="text-32 lg:text-44">Contribute Notes</h1>
        {about && <p className="text-17 font-semibold text-accent">{about}</p>}
        <p className="max-w-2xl text-17 text-soft">{CONTRIBUTE.intro}</p>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <section aria-labelledby="how" className="flex flex-col items-start gap-6">
          <h2 className="text-24" id="how">
            How to send a note
          </h2>
          <ol className="flex flex-col gap-6">
            {CONTRIBUTE.steps.map(({ title, text }, index) => (
              <li className="flex gap-4" key={title}>
                <span
                  aria-hidden="true"
                  className="tabular flex size-9 shrink-0 items-center justify-center rounded-full bg-raised font-semibold text-accent"
                >
                  {index + 1}
                </span>
                <div className="flex max-w-2xl flex-col gap-1">
                  <h3 className="text-17">{title}</h3>
                  <p className="text-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <LinkButton icon="mail" search={{ subject }} to="/contact">
            Write to us
          </LinkButton>
        </section>
        <section aria-labelledby="wanted" className="card flex flex-col gap-3 p-4 sm:p-6">
          <h2 className="text-17" id="wanted">
            What makes a good note
          </h2>
          <ul className="flex flex-col gap-2 text-soft">
            {CONTRIBUTE.wanted.map((text) => (
              <li className="flex gap-2" key={text}>
                <Icon className="mt-0.5 text-green" name="check" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
