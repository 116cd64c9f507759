-- wrk's requests: answers of quizzes, each thread its own in the order of its file: argument .. number of the thread, of lines
-- "cookie<tab>body". A pupil's next one comes so much later that the one before has long been answered.
local threads = 0
local requests = {}
local sent = 0

function setup(thread)
  threads = threads + 1
  thread:set("number", threads)
end

function init(arguments)
  for line in io.lines(arguments[1] .. number) do
    local cookie, body = line:match("^(.-)\t(.*)$")
    requests[#requests + 1] = wrk.format("POST", "/api/quiz/answer", {
      ["Cookie"] = cookie, ["Host"] = "127.0.0.1", ["Content-Type"] = "application/json", ["X-Requested-With"] = "ideb",
    }, body)
  end
  -- Before it begins, wrk makes one request of the first thread to look at, and never sends it.
  if number == 1 then sent = -1 end
end

function request()
  sent = sent + 1
  -- Nobody is left who has not answered: counted as an error.
  return requests[sent] or wrk.format("GET", "/api/none-is-left")
end

-- One line for the benchmark to read: microseconds and counts.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    "RESULT %d %d %d %.0f %.0f %.0f %d\n", summary.requests, summary.duration, summary.bytes,
    latency:percentile(50), latency:percentile(99), latency.max,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
