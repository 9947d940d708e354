import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

/** The loading state of a list of resources. */
export function ListLoading({ text }: { text: string }) {
  return (
    <div className="page py-8 lg:py-12">
      <Skeleton className="flex flex-col gap-6" text={text}>
        <Bone className="h-10 w-56" />
        <Bone className="h-6 max-w-lg" />
        <Bone className="h-11" />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Bone className="h-64 rounded-lg" key={key} />
          ))}
        </div>
      </Skeleton>
    </div>
  )
}

/** The loading state of a text. */
export function ReadingLoading({ text }: { text: string }) {
  return (
    <div className="page py-8 lg:py-12">
      <Skeleton className="mx-auto flex max-w-160 flex-col gap-4" text={text}>
        <Bone className="h-6 w-32" />
        <Bone className="h-20" />
        <Bone className="h-6 w-64" />
        <Bone className="aspect-video rounded-lg" />
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Bone className="h-5" key={key} />
        ))}
      </Skeleton>
    </div>
  )
}
