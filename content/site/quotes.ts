/** The four lines for the quote of the day. We wrote them; nobody is quoted. */
export const QUOTES = [
  { text: 'A chapter understood today is one that cannot frighten you in the exam hall.', author: 'Adhyayan' },
  { text: 'You do not have to be quick. You have to come back tomorrow.', author: 'Adhyayan' },
  { text: 'A mistake found at your desk is a mark saved in the hall.', author: 'Adhyayan' },
  { text: 'Close the book and say it in your own words. What is missing is what to study next.', author: 'Adhyayan' },
] as const
