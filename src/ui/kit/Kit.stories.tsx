import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, Search, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { picture } from '../../../tests/support/fixtures/pictures';
import { Avatar } from './Avatar';
import { Button, ButtonLink } from './Button';
import { Checkbox } from './Checkbox';
import { Chip } from './Chip';
import { DesiresBadge } from './DesiresBadge';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { IconButton } from './IconButton';
import styles from './Kit.stories.module.css';
import { Menu } from './Menu';
import { PasswordField } from './PasswordField';
import { Portrait } from './Portrait';
import { PremiumTag } from './PremiumTag';
import { Select } from './Select';
import { Skeleton } from './Skeleton';
import { Spinner } from './Spinner';
import { Tag } from './Tag';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const meta: Meta = { title: 'kit/Kit' };
export default meta;

const Board = ({ children }: { children: ReactNode }) => (
  <main className={styles.board}>{children}</main>
);

export const Buttons: StoryObj = {
  render: () => (
    <Board>
      {(['primary', 'secondary', 'quiet', 'gold', 'danger'] as const).map((variant) => (
        <div className={styles.row} key={variant}>
          <Button variant={variant}>Say hello</Button>
          <Button variant={variant} busy>
            Say hello
          </Button>
          <Button variant={variant} disabled>
            Say hello
          </Button>
          <ButtonLink variant={variant} size="small" href="/chat" icon={<Search />}>
            Look around
          </ButtonLink>
        </div>
      ))}
      <div className={styles.row}>
        <IconButton label="Settings" icon={<Settings />} />
        <IconButton label="Night" icon={<Moon />} filled />
        <Spinner />
      </div>
    </Board>
  ),
};

export const Fields: StoryObj = {
  render: () => (
    <Board>
      <TextField label="Email" hint="We write only when it matters." type="email" />
      <PasswordField label="Password" defaultValue="secret" />
      <TextField label="Email" error="Enter a valid email address" defaultValue="ada@" />
      <TextField label="Search" labelHidden icon={<Search />} placeholder="A name, a mood" />
      <TextArea label="What happened?" defaultValue="It began on a Tuesday." />
      <Select
        label="Sort"
        options={[
          { value: 'popular', label: 'Popular' },
          { value: 'new', label: 'New' },
        ]}
      />
      <Checkbox label="I am 18 or over" defaultChecked />
      <Checkbox label="I accept the terms" error="Fill in the field" />
    </Board>
  ),
};

export const Marks: StoryObj = {
  render: () => (
    <Board>
      <div className={styles.row}>
        <Chip pressed>Warm</Chip>
        <Chip pressed={false}>Dry</Chip>
        <Tag>Night owl</Tag>
        <PremiumTag />
        <PremiumTag compact />
        <DesiresBadge amount={12345} />
      </div>
      <div className={styles.row}>
        <Avatar name="Ada" size="small" />
        <Avatar name="Ада" />
        <Avatar name="Ines" picture={picture(1)} size="large" />
      </div>
      <div className={styles.row}>
        <Portrait className={styles.portrait} picture={picture(0)} alt="Ines" sizes="160px" eager />
        <Skeleton className={styles.portrait} />
      </div>
    </Board>
  ),
};

export const States: StoryObj = {
  render: () => (
    <Board>
      <EmptyState icon={<Search />} title="Nobody here by that name">
        Try another word.
      </EmptyState>
      <ErrorState onRetry={fn()}>The catalogue could not be loaded.</ErrorState>
    </Board>
  ),
};

const onSelect = fn();

export const OpenMenu: StoryObj = {
  render: () => (
    <Board>
      <Menu
        align="start"
        items={[
          { id: 'one', label: 'Start again', onSelect },
          { id: 'two', label: 'Report', danger: true, onSelect },
        ]}
        trigger={(props) => <Button {...props}>More</Button>}
      />
    </Board>
  ),
  play: async ({ canvas }) => {
    onSelect.mockClear();
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    await expect(canvas.getByRole('menuitem', { name: 'Start again' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await userEvent.click(trigger);
  },
};

const sizes = ['Small', 'Large'].map((label) => ({
  id: label,
  label,
  checked: label === 'Large',
  onSelect,
}));

export const MenuWithin: StoryObj = {
  render: () => (
    <Board>
      <Menu
        align="start"
        items={[
          { id: 'one', label: 'Start again', onSelect },
          { id: 'size', label: 'Size', value: 'Large', items: sizes },
        ]}
        trigger={(props) => <Button {...props}>More</Button>}
      />
    </Board>
  ),
  play: async ({ canvas }) => {
    onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getByRole('menuitemradio', { name: 'Large' })).toHaveFocus();
    await expect(canvas.queryByRole('menuitem', { name: 'Start again' })).toBe(null);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('menuitem', { name: 'Start again' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}{ArrowUp}{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
  },
};
