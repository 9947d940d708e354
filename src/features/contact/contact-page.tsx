import { PageHead } from '#src/ui/page-head.tsx'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'
import { OfficeMap } from './office-map.tsx'

/** `linkedSubject` is the subject in the link to this page; '' if it has none. */
export function ContactPage({ linkedSubject }: { linkedSubject: string }) {
  return (
    <div className="page flex flex-col gap-8 py-8 lg:gap-12 lg:py-12">
      <PageHead
        description="Write to Adhyayan about a mistake in a note, a question or a chapter you miss. Address, phone, email and working hours."
        path="/contact"
        title="Contact Us"
      />
      <header className="flex flex-col gap-3">
        <h1 className="text-32 lg:text-44">Contact Us</h1>
        <p className="max-w-2xl text-17 text-soft">
          A mistake in a note, a question, a chapter you miss: write to us. A person reads every message.
        </p>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <section className="card flex flex-col gap-4 p-4 sm:p-6">
          <h2 className="text-24">Send us a message</h2>
          <ContactForm key={linkedSubject} linkedSubject={linkedSubject} />
        </section>
        <ContactDetails />
      </div>
      <OfficeMap />
    </div>
  )
}
