"""Where the art sources, the fonts and everything that can be made again live."""
import os

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORK = os.path.join(ART, 'work')  # git-ignored: screen pictures, weights, raw renders
SCREENS = os.path.join(WORK, 'screens')
RAW = os.path.join(WORK, 'raw')
FONTS = os.path.join(ART, 'node_modules', 'pretendard', 'dist', 'public', 'static')


def scratch():
    """A folder of this process alone, so that two renders never read each other's passes."""
    folder = os.path.join(WORK, 'tmp', str(os.getpid()))
    os.makedirs(folder, exist_ok=True)
    return folder
