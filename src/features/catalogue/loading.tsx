import { Bone, Skeleton } from '../../ui/skeleton.tsx'

// Apart from what they stand for: they are in the first bundle, the pages are not.

export function SubjectListLoading() {
  return (
    <div className="page py-8 lg:py-12">
      <Skeleton className="flex flex-col gap-6" text="Loading subjects...">
        <Bone className="h-10 w-56" />
        <Bone className="h-11" />
        <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Bone className="h-64 rounded-lg" key={key} />
          ))}
        </div>
      </Skeleton>
    </div>
  )
}

export function ChapterListLoading({ text }: { text: string }) {
  return (
    <div className="page py-8 lg:py-12">
      <Skeleton className="flex flex-col gap-6" text={text}>
        <Bone className="h-11 w-40" />
        <Bone className="h-14 w-72" />
        <div className="grid gap-4 lg:grid-cols-2">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Bone className="h-32 rounded-lg" key={key} />
          ))}
        </div>
      </Skeleton>
    </div>
  )
}
