import { FormattedDate, FormattedMessage } from 'react-intl';
import { useToday } from './useToday';

/** A local day by the name that people use for it: today, yesterday, its date, with a year if not this. */
export function Day({ day }: { day: string }) {
  const today = new Date(useToday());
  const yesterday = new Date(today);
  yesterday.setDate(today.getDate() - 1);
  const date = new Date(day);
  const name = date.toDateString();
  if (name === today.toDateString()) return <FormattedMessage id="day.today" />;
  if (name === yesterday.toDateString()) return <FormattedMessage id="day.yesterday" />;
  return date.getFullYear() === today.getFullYear() ? (
    <FormattedDate value={date} weekday="long" day="numeric" month="long" />
  ) : (
    <FormattedDate value={date} day="numeric" month="long" year="numeric" />
  );
}
