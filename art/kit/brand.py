"""The company's name and colours, read from where the site keeps them."""
import os
import re

from kit.paths import ART


def _site(*path):
    with open(os.path.join(os.path.dirname(ART), *path), encoding='utf8') as file:
        return file.read()


NAME = re.search(r"nameEnglish: '([^']+)'", _site('contract', 'company.ts')).group(1)
_TOKENS = dict(re.findall(r'--color-([a-z-]+): (#[0-9a-f]+);', _site('web', 'colours.css')))


def token(name):
    """'#rrggbb' of one of the site's colours."""
    return _TOKENS[name]
