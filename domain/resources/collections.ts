import { ARTICLE_CATEGORIES, BLOG_CATEGORIES, NEWS_CATEGORIES } from './resource-kinds.ts'

type Collection = {
  title: string
  /** Below the title of its list. */
  intro: string
  /** On its card in the hub. */
  about: string
  /** The noun that is counted, such as `post`. */
  counted: string
  /** What the search calls one text and several. */
  type: string
  one: string
  many: string
  /** Other words that students search it by. */
  words: string
  /** Names of src/ui/icon.tsx: in the hub and in the search. */
  icon: string
  searchIcon: string
  categories: readonly string[]
}

/**
 * The collections of texts. The key is the folder in content/resources and in the address. The build, the search, the
 * hub and the site map read this list; the schema of a text is in `SOURCES`.
 */
export const COLLECTIONS = {
  blogs: {
    title: 'Educational Blogs',
    intro: 'How to study, how to think in each subject, and how the examinations work. Short enough for one sitting.',
    about: 'Study tips, ways into each subject, and the entrance examinations explained.',
    counted: 'post',
    type: 'blog',
    one: 'Blog',
    many: 'Blogs',
    words: 'blog post',
    icon: 'feather',
    searchIcon: 'feather',
    categories: BLOG_CATEGORIES,
  },
  articles: {
    title: 'Academic Articles',
    intro: 'Longer reading on studying, exams, health, technology and what comes after school.',
    about: 'Longer reading on methods, health, technology, policy and careers.',
    counted: 'article',
    type: 'article',
    one: 'Article',
    many: 'Articles',
    words: 'article',
    icon: 'book',
    searchIcon: 'microscope',
    categories: ARTICLE_CATEGORIES,
  },
  news: {
    title: 'Educational News',
    intro: 'Notices that hold from year to year: where the word that counts is published, and what to do when it is.',
    about: 'Where routines, forms and results are published, and what to do then.',
    counted: 'notice',
    type: 'news',
    one: 'News',
    many: 'News',
    words: 'news notice',
    icon: 'bell',
    searchIcon: 'bell',
    categories: NEWS_CATEGORIES,
  },
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof COLLECTIONS
export type TextType = (typeof COLLECTIONS)[CollectionName]['type']

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[]

/** A value for each collection, by its name. */
export function forCollections<Value>(make: (name: CollectionName) => Value): Record<CollectionName, Value> {
  return Object.fromEntries(COLLECTION_NAMES.map((name) => [name, make(name)])) as Record<CollectionName, Value>
}

/** A value for the texts of each collection, by their type in the search. */
export function forTextTypes<Value>(
  make: (collection: (typeof COLLECTIONS)[CollectionName]) => Value,
): Record<TextType, Value> {
  const values = Object.values(COLLECTIONS).map((collection) => [collection.type, make(collection)])
  return Object.fromEntries(values) as Record<TextType, Value>
}

/** What a text is about, in a sentence or two. Each collection has its own name for it; a new one calls it summary. */
export function summaryOf(text: { summary: string } | { excerpt: string } | { description: string }): string {
  if ('summary' in text) return text.summary
  return 'excerpt' in text ? text.excerpt : text.description
}
