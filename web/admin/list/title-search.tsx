import type { ListAddress } from './use-list-address.ts';
import { SearchBox } from './search-box.tsx';

type Searchable = { page: number; keyword: string };

/** Searches a list by title. */
export function TitleSearch({
  address,
}: {
  address: Pick<ListAddress<Searchable>, 'state' | 'hrefFor' | 'go'>;
}) {
  return (
    <SearchBox
      keyword={address.state.keyword}
      placeholder="제목으로 검색해보세요."
      onSearch={(keyword) => address.go({ keyword })}
      resetHref={address.hrefFor({ keyword: '' })}
    />
  );
}
