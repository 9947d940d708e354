import { useState } from 'react'
import { QUOTES } from '#content/site/quotes.ts'

/** One of the four quotes at random. It stays the same while the page is open. */
export function QuoteOfTheDay() {
  const [quote] = useState(() => QUOTES[Math.floor(Math.random() * QUOTES.length)] ?? QUOTES[0])
  return (
    <section aria-labelledby="quote-of-the-day" className="border-l-2 border-l-accent py-1 pl-4">
      <h2 className="text-13 font-semibold text-faint" id="quote-of-the-day">
        Quote of the Day
      </h2>
      <blockquote className="text-17">{quote.text}</blockquote>
    </section>
  )
}
