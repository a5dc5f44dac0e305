"""The log, the secrets and the finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "entries",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("command", sa.String(64)),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("code", "command", name="one_entry_a_command"),
    )
    op.create_table(
        "secrets",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("transcript", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    for name in ("matches", "secrets", "entries"):
        op.drop_table(name)
