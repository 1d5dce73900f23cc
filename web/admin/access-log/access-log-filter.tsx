import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { useShownValue } from '../list/use-shown-value.ts';
import type { accessLogStart } from './access-log-list.ts';

/** By day, as clocks in Korea have it, and by person. */
export function AccessLogFilter({ address }: { address: ListAddress<typeof accessLogStart> }) {
  const { day, actor } = address.state;
  const dayField = useShownValue(day);
  const actorField = useShownValue(actor);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as { day: string; actor: string };
    address.go({ day: typed.day, actor: typed.actor.trim() });
  };
  return (
    <search className="grow">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <TextField
          ref={dayField}
          label="날짜"
          name="day"
          type="date"
          defaultValue={day}
          className="min-w-36 flex-1 md:max-w-44"
        />
        <TextField
          ref={actorField}
          label="관리자 ID"
          name="actor"
          defaultValue={actor}
          maxLength={100}
          className="min-w-36 flex-1 md:max-w-44"
        />
        <Button type="submit" look="secondary">
          검색
        </Button>
        {(day !== '' || actor !== '') && (
          <Link
            to={address.hrefFor({ day: '', actor: '' })}
            onClick={() => dayField.current?.focus()}
            className={buttonStyle({ look: 'quiet' })}
          >
            초기화
          </Link>
        )}
      </form>
    </search>
  );
}
