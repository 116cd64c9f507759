-- wrk's requests: the list of a school at random, each with a session of its own people. Arguments: a file of lines
-- "path<tab>cookie".
local requests = {}
local count = 0

function init(arguments)
  for line in io.lines(arguments[1]) do
    local path, cookie = line:match("^(.-)\t(.*)$")
    count = count + 1
    requests[count] = wrk.format("GET", path, { ["Cookie"] = cookie, ["Host"] = "127.0.0.1" })
  end
  math.randomseed(tonumber(tostring({}):match("0x(%x+)"), 16))
end

function request()
  return requests[math.random(count)]
end

-- One line for the benchmark to read: microseconds and counts.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    "RESULT %d %d %d %.0f %.0f %.0f %d\n", summary.requests, summary.duration, summary.bytes,
    latency:percentile(50), latency:percentile(99), latency.max,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
