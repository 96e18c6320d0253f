import type { Column } from '../../../ui/table/column';

type Guest = { name: string; email: string };

/** The first columns of each list of guests. */
export function guestColumns<Row extends Guest>(): Column<Row>[] {
  return [
    { header: 'Name', long: true, cell: ({ name }) => <strong>{name}</strong>, place: 'first' },
    {
      header: 'Email address',
      long: true,
      cell: ({ email }) => (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      ),
      place: 'second',
    },
  ];
}
