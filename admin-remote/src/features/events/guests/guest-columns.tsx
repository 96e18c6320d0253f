import type { Column } from '../../../ui/table/column';

type Guest = { name: string; email: string };

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
