"""What the store asks a database, answered from rows in memory.

The statements are the store's own, as SQLAlchemy builds them; only what is asked anywhere in `macabre.storage` can be
answered. `tests/simulation/test_model.py` asks SQLite the same and compares.
"""

import operator
from dataclasses import dataclass, field

import sqlalchemy as sa
from sqlalchemy.sql import operators as ops
from sqlalchemy.sql.dml import Delete, Insert, Update
from sqlalchemy.sql.elements import (
    BinaryExpression,
    BindParameter,
    BooleanClauseList,
    ColumnClause,
    ExpressionClauseList,
    False_,
    Grouping,
    TextClause,
    UnaryExpression,
)
from sqlalchemy.sql.functions import Function

from macabre.storage.schema import metadata

KEYS = {table.name: [column.name for column in table.primary_key.columns] for table in metadata.sorted_tables}
HAS_CODE = {table.name: "code" in table.c for table in metadata.sorted_tables}
NO_CODE = ""  # under which rows of tables without codes are kept

COMPARE = {ops.eq: operator.eq, ops.ne: operator.ne, ops.gt: operator.gt, ops.lt: operator.lt}
COUNT = {ops.add: operator.add, ops.sub: operator.sub}


@dataclass
class Rows:
    """The rows of all tables: by name, by the code of the game table, by key."""

    tables: dict = field(default_factory=lambda: {name: {} for name in KEYS})

    def of(self, name, code):
        return self.tables[name].get(code, {})

    def apply(self, changes):
        """Take changes over; what it was before, to be taken back."""
        before = {}
        for (name, code, key), row in changes.items():
            rows = self.tables[name].setdefault(code, {})
            before[name, code, key] = rows.get(key)
            if row is None:
                rows.pop(key, None)
            else:
                rows[key] = row
        return before


class Transaction:
    """What somebody sees who has changed something and not committed it yet."""

    def __init__(self, rows):
        self._rows, self.changes, self.notices = rows, {}, []
        self._changed = set()  # names and codes

    def of(self, name, code):
        """Rows by key."""
        rows = self._rows.of(name, code)
        if (name, code) not in self._changed:
            return rows
        rows = dict(rows)
        for (other, of_code, key), row in self.changes.items():
            if (other, of_code) == (name, code):
                if row is None:
                    rows.pop(key, None)
                else:
                    rows[key] = row
        return rows

    def codes(self, name):
        codes = dict.fromkeys(self._rows.tables[name])
        return codes | dict.fromkeys(code for other, code in self._changed if other == name)

    def put(self, name, row):
        code = row["code"] if HAS_CODE[name] else NO_CODE
        self._set(name, code, tuple(row[column] for column in KEYS[name]), row)

    def remove(self, name, row):
        code = row["code"] if HAS_CODE[name] else NO_CODE
        self._set(name, code, tuple(row[column] for column in KEYS[name]), None)

    def _set(self, name, code, key, row):
        self.changes[name, code, key] = row
        self._changed.add((name, code))

    # --- statements

    def execute(self, statement, values=None):
        if isinstance(statement, Insert):
            return self._insert(statement, values if isinstance(values, list) else [values])
        given = values or {}
        if isinstance(statement, sa.Select):
            return self._select(statement, given)
        if isinstance(statement, Update):
            return self._update(statement, given)
        if isinstance(statement, Delete):
            return self._delete(statement, given)
        raise NotImplementedError(str(statement))

    def _select(self, statement, given):
        columns = statement.selected_columns.values()
        sources = list(dict.fromkeys(column.table.name for column in columns if isinstance(column, sa.Column)))
        rows = self._joined() if len(sources) > 1 else self._found(sources[0], statement.whereclause, given)
        if len(sources) > 1:
            rows = filter(test_of(statement.whereclause, given), rows)
        rows = _ordered(list(rows), statement)
        names = tuple(getattr(column, "name", "") for column in columns)
        return Result([Row([value_of(column, row, given) for column in columns], names) for row in rows])

    def _joined(self):
        """Tables with their first entries: the one join there is."""
        for code in self.codes("tables"):
            for row in self.of("tables", code).values():
                first = self.of("entries", code).get((code, 1))
                if first:
                    yield {**first, **row}

    def _found(self, name, where, given):
        """Rows that fit; those of one game table are found by its code."""
        if where is None:
            return [row for code in self.codes(name) for row in self.of(name, code).values()]
        conditions = where.clauses if isinstance(where, BooleanClauseList) and where.operator is ops.and_ else [where]
        codes, rest = None, []
        for condition in conditions:
            asked = codes_in(condition, given)
            if asked is None:
                rest.append(test_of(condition, given))
            else:
                codes = asked
        codes = self.codes(name) if codes is None else codes
        rows = [row for code in codes for row in self.of(name, code).values()]
        for test in rest:
            rows = [row for row in rows if test(row)]
        return rows

    def _insert(self, statement, all_values):
        name = statement.table.name
        for values in all_values:
            row = {column.name: values.get(column.name) for column in statement.table.columns}
            key = tuple(row[column] for column in KEYS[name])
            there = self.of(name, row["code"] if HAS_CODE[name] else NO_CODE)
            command = row.get("command")
            if key in there or (command and any(other["command"] == command for other in there.values())):
                raise sa.exc.IntegrityError("insert", {}, Exception("unique"))
            self.put(name, row)
        return Result([], len(all_values))

    def _update(self, statement, given):
        name = statement.table.name
        found = self._found(name, statement.whereclause, given)
        new = {getattr(column, "name", column): value for column, value in statement._values.items()}
        for row in found:
            self.put(name, row | {column: value_of(value, row, given) for column, value in new.items()})
        return Result([], len(found))

    def _delete(self, statement, given):
        name = statement.table.name
        found = list(self._found(name, statement.whereclause, given))
        for row in found:
            self.remove(name, row)
        return Result([], len(found))


# --- conditions and values


def bound(parameter, given):
    """The value of a parameter, which is given with the statement or stands in it."""
    return given.get(parameter.key, parameter.value)


def codes_in(condition, given):
    """Which codes are asked for, if that is what a condition says."""
    if isinstance(condition, BinaryExpression) and getattr(condition.left, "name", None) == "code":
        if condition.operator is ops.eq:
            return [bound(condition.right, given)]
        if condition.operator is ops.in_op:
            return list(dict.fromkeys(bound(condition.right, given)))
    return None


def test_of(condition, given):
    """Whether a row fits, as a function."""
    if condition is None:
        return lambda row: True
    if isinstance(condition, Grouping):
        return test_of(condition.element, given)
    if isinstance(condition, BooleanClauseList):
        tests = [test_of(clause, given) for clause in condition.clauses]
        every = all if condition.operator is ops.and_ else any
        return lambda row: every(test(row) for test in tests)
    if isinstance(condition, False_):
        return lambda row: False
    if isinstance(condition, BinaryExpression):
        return _comparison(condition, given)
    raise NotImplementedError(str(condition))


def _comparison(condition, given):
    left, right = condition.left.name, condition.right
    if condition.operator in (ops.in_op, ops.not_in_op):
        is_wanted = condition.operator is ops.in_op
        if not isinstance(right, BindParameter):
            raise NotImplementedError(str(condition))
        values = set(bound(right, given))
        return lambda row: (row[left] in values) is is_wanted
    compare, value = COMPARE[condition.operator], bound(right, given)
    return lambda row: compare(row[left], value)


def value_of(expression, row, given):
    """What a column or a small sum comes to in a row."""
    if isinstance(expression, ColumnClause):
        return row[expression.name]
    if isinstance(expression, BindParameter):
        return bound(expression, given)
    if isinstance(expression, BinaryExpression):
        return COUNT[expression.operator](*(value_of(part, row, given) for part in (expression.left, expression.right)))
    if isinstance(expression, ExpressionClauseList):
        values = [value_of(clause, row, given) for clause in expression.clauses]
        total = values[0]
        for value in values[1:]:
            total = COUNT[expression.operator](total, value)
        return total
    if isinstance(expression, Function) and expression.name == "length":
        return len(value_of(next(iter(expression.clauses)), row, given))
    if isinstance(expression, Grouping):
        return value_of(expression.element, row, given)
    if isinstance(expression, sa.sql.ClauseElement):
        raise NotImplementedError(str(expression))
    return expression


def _ordered(rows, statement):
    for clause in reversed(statement._order_by_clauses):
        falls = isinstance(clause, UnaryExpression)
        name = (clause.element if falls else clause).name
        rows = sorted(rows, key=lambda row, name=name: row[name], reverse=falls)
    limit = statement._limit_clause
    return rows if limit is None or limit.value is None else rows[: limit.value]


class Row(tuple):
    """A row of an answer, by place and by name."""

    def __new__(cls, values, names):
        row = super().__new__(cls, values)
        row.names = names
        return row

    def __getattr__(self, name):
        return self[self.names.index(name)]

    @property
    def _mapping(self):
        return dict(zip(self.names, self, strict=True))


class Result:
    """An answer."""

    def __init__(self, rows, rowcount=0):
        self._rows, self.rowcount = rows, rowcount

    def __iter__(self):
        return iter(self._rows)

    def all(self):
        return self._rows

    def one_or_none(self):
        assert len(self._rows) <= 1
        return self._rows[0] if self._rows else None

    def scalar_one_or_none(self):
        row = self.one_or_none()
        return None if row is None else row[0]

    def scalar(self):
        return self._rows[0][0] if self._rows else None

    def scalars(self):
        return [row[0] for row in self._rows]

    def mappings(self):
        return [row._mapping for row in self._rows]


def text_of(statement):
    """The words of a statement that was written by hand."""
    return statement.text if isinstance(statement, TextClause) else ""
