"""Reports when espeak-ng starts each word. Only the library of espeak-ng reports these events, its command line does not.

Reads {"voice", "speed", "pitch", "amplitude", "text"} as JSON, writes {"samples": count, "words": [{"index": place in the text, "sample"}, …]}.
One text for each process, because a text that the library has spoken before changes how it speaks the next one.
"""

import ctypes
import json
import sys


class Event(ctypes.Structure):
    """espeak_EVENT of espeak-ng/speak_lib.h."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("unique_identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p),
        ("id", ctypes.c_char * 8),
    ]


class Voice(ctypes.Structure):
    """espeak_VOICE. Only its language is used."""

    _fields_ = [
        ("name", ctypes.c_char_p),
        ("languages", ctypes.c_char_p),
        ("identifier", ctypes.c_char_p),
        ("numbers", ctypes.c_ubyte * 5),
        ("score", ctypes.c_int),
        ("spare", ctypes.c_void_p),
    ]


SYNCHRONOUS, UTF8 = 2, 1
RATE, VOLUME, PITCH = 1, 2, 3
LIST_END, WORD = 0, 1
ON_SYNTHESIS = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(Event))


def main():
    request = json.load(sys.stdin)
    library = ctypes.CDLL("libespeak-ng.so.1")
    if library.espeak_Initialize(SYNCHRONOUS, 0, None, 0) < 0:
        sys.exit("espeak-ng did not start")
    if library.espeak_SetVoiceByProperties(ctypes.byref(Voice(languages=request["voice"].encode()))) != 0:
        sys.exit("espeak-ng has no voice " + request["voice"])
    for parameter, name in ((RATE, "speed"), (VOLUME, "amplitude"), (PITCH, "pitch")):
        library.espeak_SetParameter(parameter, request[name], 0)
    result = {"samples": 0, "words": []}

    @ON_SYNTHESIS
    def on_synthesis(_, count, events):
        result["samples"] += max(0, count)
        index = 0
        while events[index].type != LIST_END:
            if events[index].type == WORD:
                result["words"].append({"index": events[index].text_position - 1, "sample": events[index].sample})
            index += 1
        return 0

    library.espeak_SetSynthCallback(on_synthesis)
    content = request["text"].encode()
    library.espeak_Synth(content, len(content) + 1, 0, 1, 0, UTF8, None, None)
    library.espeak_Synchronize()
    json.dump(result, sys.stdout)


main()
