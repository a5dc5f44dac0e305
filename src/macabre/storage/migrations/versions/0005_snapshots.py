"""What a long log comes to is kept, so that its table wakes without reading all of it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table; a log without a snapshot is read from its first entry."""
    op.create_table(
        "snapshots",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("snapshots")
