import { Link } from '@tanstack/react-router'
import { SITE } from '#content/site/facts.ts'
import { Icon } from '#src/ui/icon.tsx'
import { FOOTER_GROUPS } from './navigation.ts'
import { Brand } from './site-nav.tsx'

const LINK = 'inline-flex min-h-11 items-center gap-2 text-soft hover:text-ink sm:min-h-8'

export function SiteFooter() {
  return (
    <footer className="mt-16 border-t border-line bg-surface">
      <div className="page grid grid-cols-2 gap-8 py-12 lg:grid-cols-4">
        <div className="col-span-2 flex flex-col gap-3 lg:col-span-1">
          <Brand />
          <p className="max-w-xs text-soft">Free notes, quizzes and mock exams for students in Nepal.</p>
        </div>
        {FOOTER_GROUPS.map(({ name, links }) => (
          <nav aria-label={name} key={name}>
            <h2 className="mb-1 text-15 text-faint">{name}</h2>
            <ul>
              {links.map(({ path, label }) => (
                <li key={path}>
                  <Link className={LINK} to={path}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="col-span-2 lg:col-span-1">
          <h2 className="mb-1 text-15 text-faint">Reach us</h2>
          <ul>
            <li className={LINK}>
              <Icon className="size-4" name="map" />
              {SITE.address}
            </li>
            {SITE.phones.map((phone) => (
              <li key={phone}>
                <a className={LINK} href={`tel:${phone.replaceAll(' ', '')}`}>
                  <Icon className="size-4" name="phone" />
                  <span>{phone}</span>
                </a>
              </li>
            ))}
            {SITE.emails.map((email) => (
              <li key={email}>
                <a className={LINK} href={`mailto:${email}`}>
                  <Icon className="size-4" name="mail" />
                  <span className="min-w-0 wrap-anywhere">{email}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-13 text-faint">
          {/* The build has written the year of its own day, which stays until the page renders again. */}
          <p>
            © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {SITE.name}. {SITE.registration}
          </p>
          <ul className="flex flex-wrap gap-x-4">
            {SITE.social.map(({ name, url }) => (
              <li key={name}>
                <a
                  className="inline-flex min-h-11 items-center hover:text-ink"
                  href={url}
                  rel="noreferrer"
                  target="_blank"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
