import type { Hue } from '#domain/catalogue/catalogue.ts'

/** The key topics of a chapter. */
export function ChapterTopics({ topics, hue }: { topics: readonly string[]; hue: Hue }) {
  return (
    <section aria-labelledby="topics" className="card flex flex-col gap-3 p-4 sm:p-6">
      <h2 className="text-17" id="topics">
        In this chapter
      </h2>
      <ul className="flex flex-col gap-2 text-soft">
        {topics.map((topic) => (
          <li className="flex gap-2" key={topic}>
            <span aria-hidden="true" className="text-hue" data-hue={hue}>
              •
            </span>
            <span>{topic}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
