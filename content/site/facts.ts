/** The name, addresses and contacts of the site. Values at example.org and numbers of zeros are placeholders. */
export const SITE = {
  name: 'Adhyayan',
  /** The public address of the site, for search engines and shared links. */
  origin: 'https://adhyayan.example.org',
  address: 'Kathmandu, Nepal',
  phones: ['+977 1 0000000'],
  emails: ['hello@adhyayan.example.org'],
  hours: ['Sunday to Friday: 9:00 AM-5:00 PM', 'Saturday: Closed'],
  registration: 'Registration No. 000000/000/000 (example)',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
  ],
  /** The form for contributions. If it is null, the links open the page that says how to send a note. */
  contributeUrl: null as string | null,
} as const
