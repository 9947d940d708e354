/** The place in a note that teaches a topic. `heading` is its id on the page; absent if no heading is about the topic. */
export type TopicPassage = { noteId: string; heading?: string; title: string }

/** A topic of a chapter, and the passage that teaches it; absent if the chapter has no note. */
export type TopicPlace = {
  /** As subjectKey/chapter-id. */
  chapter: string
  passage?: TopicPassage
}

/**
 * Where the questions of a quiz stand in the bank: the index of the topic in `topics`, and the question's id in the
 * bank if it has another one there. Questions that the bank no longer has are absent.
 */
export type QuestionPlaces = { topics: TopicPlace[]; questions: Record<string, [topic: number, bankId?: string]> }

export type QuestionPlace = TopicPlace & { questionId: string }

/** The place of a question in the bank, or null. Quizzes that a device stored earlier have no places. */
export function findQuestionPlace(places: QuestionPlaces | undefined, id: string): QuestionPlace | null {
  if (!places || !Object.hasOwn(places.questions, id)) return null
  const [index, questionId = id] = places.questions[id] ?? []
  const topic = index === undefined ? undefined : places.topics[index]
  return topic ? { ...topic, questionId } : null
}
